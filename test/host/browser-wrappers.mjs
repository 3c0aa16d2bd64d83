/** Makes `@lit/react` mean its browser build in the tests of the site: its Node build only renders on a server. */
import { register } from 'node:module';

const hook = `export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context);
  return { ...found, url: found.url.replace('/@lit/react/node/', '/@lit/react/') };
};`;

register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
