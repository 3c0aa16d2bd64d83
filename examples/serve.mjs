/** Serves one example with Node alone: `node examples/serve.mjs FOLDER [PORT]`; vendor files come from node_modules. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const examples = fileURLToPath(new URL('.', import.meta.url));
const [folder = 'plain-html', port = '4000'] = process.argv.slice(2);

createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://example').pathname));
  const file = path.startsWith('/vendor/')
    ? join(examples, '../node_modules', path.slice('/vendor/'.length))
    : join(examples, folder, path.endsWith('/') ? `${path}index.html` : path);
  readFile(file).then(
    (content) => {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    },
    () => {
      response.statusCode = 404;
      response.end('not there');
    },
  );
}).listen(Number(port), '127.0.0.1', () => {
  console.log(`${folder} is at http://localhost:${port}`);
});
