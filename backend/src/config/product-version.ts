import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './app-config.js';

/** The version in package.json. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
).version;
