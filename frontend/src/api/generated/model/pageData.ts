/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ContentPage } from './contentPage.ts';
import type { EditedPage } from './editedPage.ts';
import type { LandingPage } from './landingPage.ts';
import type { NewsPage } from './newsPage.ts';
import type { ProfilePage } from './profilePage.ts';
import type { SiteDocumentPage } from './siteDocumentPage.ts';

export type PageData = ProfilePage | ContentPage | SiteDocumentPage | LandingPage | EditedPage | NewsPage;
