/** The WordPress plugin as a zip, with our address and the partner's key in it: ready to be uploaded as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { wordPressPluginPath } from '../../src/model/rules/embed-paths.js';
import type { Config } from '../config.js';
import { checkPartnerKey, type PartnerKeys, remedyOf } from '../services/partner-keys.js';
import { ServiceError } from '../services/service-error.js';

const name = 'housing-widgets';

/** Text as PHP writes it between single quotes. */
const phpText = (text: string): string => `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;

const defaultsOf = (host: string, key: string): string => `<?php
/** What the settings begin with: as the plugin was downloaded. */
return array(
    'host' => ${phpText(host)},
    'key' => ${phpText(key)},
);
`;

/** Packs the plugin, which the build lays beside the site, with other defaults. */
const pack = (webDir: string, defaults: string): NodeJS.ReadableStream => {
  const folder = resolve(webDir, '../wordpress', name);
  const zip = new ZipFile();
  for (const file of readdirSync(folder)) {
    const content = file === 'defaults.php' ? Buffer.from(defaults) : readFileSync(resolve(folder, file));
    zip.addBuffer(content, `${name}/${file}`);
  }
  zip.end();
  return zip.outputStream;
};

/** Installs the address of the zip. */
export const installWordPressPlugin = (app: FastifyInstance, config: Config, keys: PartnerKeys): void => {
  app.get(wordPressPluginPath, async (request, reply) => {
    const { key = '' } = request.query as { key?: string };
    const standing = checkPartnerKey(await keys.find(key), undefined);
    if (standing !== 'ok')
      throw new ServiceError('forbidden', remedyOf(standing, undefined, config.publicUrl));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}.zip"`)
      .header('cache-control', 'no-store')
      .send(pack(config.webDir, defaultsOf(config.publicUrl, key)));
  });
};
