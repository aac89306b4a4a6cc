import { importShare } from './share.js';

await importShare(4);
