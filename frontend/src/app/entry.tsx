import '../theme/tokens.css';
import '../theme/base.css';
import { startPage } from '../browser/start-page';
import { readBootData } from '../config/boot-data';
import { type ApplicationBoot } from './boot';
import { hydrateApplication } from './hydrate-application';

const boot = readBootData(document) as ApplicationBoot;
startPage({ build: boot.build });
void hydrateApplication(boot);
