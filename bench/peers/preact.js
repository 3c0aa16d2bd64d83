/** A bare Preact page. */
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { page } from './page.js';

render(h(page(h, { useEffect, useState })), document.getElementById('root'));
