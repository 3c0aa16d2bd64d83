/** A React app: the search box fills the results, and a chosen home opens below them. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App marketplace="http://localhost:3000" />
  </StrictMode>,
);
