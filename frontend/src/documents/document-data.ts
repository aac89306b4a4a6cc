import { type EditedPage } from '../api/generated/model/editedPage';
import { type NewsPage } from '../api/generated/model/newsPage';
import { type PageData } from '../api/generated/model/pageData';
import { type SiteDocument } from '../api/generated/model/siteDocument';
import { type SiteDocumentPage } from '../api/generated/model/siteDocumentPage';

/** A document of the site with its text as HTML: a renderer would make up a third of the scripts. */
export interface SiteText {
  kind: SiteDocumentPage['kind'];
  document: Omit<SiteDocument, 'content'> & { html: string };
}

/** The page data of documents; the server reads none for rendering the application. */
export type DocumentData = Exclude<PageData, EditedPage | NewsPage | SiteDocumentPage> | SiteText;
