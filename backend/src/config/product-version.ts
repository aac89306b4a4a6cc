import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './app-config.js';

/** The version of the product, as its manifest names it. */
export const PRODUCT_VERSION = (
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
).version;
