import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../config/app-config.js';
import { buildDocument } from './build-document.js';
import { serializeDocument } from './document.js';

await writeFile(path.join(PROJECT_ROOT, 'openapi/openapi.json'), serializeDocument(await buildDocument()));
