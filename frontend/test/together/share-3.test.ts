import { importShare } from './share';

await importShare(3);
