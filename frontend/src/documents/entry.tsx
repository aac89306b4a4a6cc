import '../theme/tokens.css';
import '../theme/base.css';
import { startPage } from '../browser/start-page';
import { readBootData } from '../config/boot-data';
import { type DocumentBoot } from './boot';
import { hydrateDocument } from './hydrate-document';

const boot = readBootData(document) as DocumentBoot;
startPage({ build: boot.build, isClosedPage: boot.maintenance !== null });
void hydrateDocument(boot);
