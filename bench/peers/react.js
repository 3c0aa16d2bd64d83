/** A bare React page. */
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from './page.js';

createRoot(document.getElementById('root')).render(
  createElement(page(createElement, { useEffect, useState })),
);
