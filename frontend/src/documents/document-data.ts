import { type EditedPage } from '../api/generated/model/editedPage';
import { type NewsPage } from '../api/generated/model/newsPage';
import { type PageData } from '../api/generated/model/pageData';

/** The page data of documents; the server reads none for rendering the application. */
export type DocumentData = Exclude<PageData, EditedPage | NewsPage>;
