/** The store of media files that the settings name. */
import { join } from 'node:path';
import type { Config } from '../config.js';
import { createBucketStore } from './bucket-store.js';
import { createFolderStore, type MediaStore } from './store.js';

/** Opens the bucket of S3_BUCKET, or the folder beside the embedded database. */
export const openMediaStore = (config: Config): MediaStore => {
  const { s3Bucket: bucket, s3Endpoint: endpoint, s3Region: region, s3Key: key, s3Secret: secret } = config;
  if (bucket === undefined) return createFolderStore(join(config.dataDir, 'media'));
  if (endpoint === undefined || key === undefined || secret === undefined)
    throw new Error('With S3_BUCKET the settings S3_ENDPOINT, S3_KEY and S3_SECRET are needed too.');
  return createBucketStore({ bucket, endpoint, region, key, secret });
};
