/** A fetch that tells how much of the body has been sent; the browser's own does not. */

/** Hears how many bytes of how many have left; headers and borders of the body count too. */
export type OnProgress = (sent: number, total: number) => void;

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(bodiless.includes(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  });

/** Makes such a fetch for one call; it takes text and FormData bodies, headers, credentials and a signal. */
export const fetchWithProgress =
  (onProgress: OnProgress): typeof fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      request.open(init.method ?? 'GET', address instanceof Request ? address.url : address);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        onProgress(loaded, total);
      };
      request.onload = () => {
        resolve(answerOf(request));
      };
      request.onerror = () => {
        reject(new TypeError('The network did not answer.'));
      };
      request.onabort = () => {
        reject(new DOMException('The call was given up.', 'AbortError'));
      };
      if (signal?.aborted) request.onabort(new ProgressEvent('abort'));
      signal?.addEventListener('abort', () => {
        request.abort();
      });
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
