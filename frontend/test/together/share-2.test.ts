import { importShare } from './share';

await importShare(2);
