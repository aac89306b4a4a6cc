import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../config/app-config.js';
import { archiveSchema } from '../modules/portability/archive-format.js';
import { buildDocument } from './build-document.js';
import { serializeDocument } from './document.js';
import { buildPagesDocument } from './pages-document.js';

const FOLDER = path.join(PROJECT_ROOT, 'openapi');

await writeFile(path.join(FOLDER, 'openapi.json'), serializeDocument(await buildDocument()));
await writeFile(path.join(FOLDER, 'pages.json'), serializeDocument(await buildPagesDocument()));
await writeFile(path.join(FOLDER, 'archive-1.schema.json'), serializeDocument(archiveSchema()));
