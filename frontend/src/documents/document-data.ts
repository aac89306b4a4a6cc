import { type EditedPage } from '../api/generated/model/editedPage';
import { type NewsPage } from '../api/generated/model/newsPage';
import { type PageData } from '../api/generated/model/pageData';

/** What a document is made from; pages of the application are made from nothing that the server reads. */
export type DocumentData = Exclude<PageData, EditedPage | NewsPage>;
