import { splitLanguage } from '@hitohira/backend/rules';
import { type PageData } from '../api/generated/model/pageData';
import { type SiteDocumentPage } from '../api/generated/model/siteDocumentPage';
import { renderMarkdown } from '../components/text/markdown-renderer';
import { type DocumentData, type SiteText } from '../documents/document-data';
import { baseOf, hrefOf } from '../hooks/useSiteNavigation';

function siteText({ kind, document }: SiteDocumentPage, address: string): SiteText {
  const { content, ...others } = document;
  const { language } = splitLanguage(new URL(address, 'http://localhost').pathname);
  const base = baseOf(language);
  return { kind, document: { ...others, html: renderMarkdown(content, (path) => hrefOf(base, path)) } };
}

/**
 * The part of a page's data that a document needs.
 *
 * @param address path and query of the document
 */
export function documentDataOf(data: PageData | null, address: string): DocumentData | null {
  if (data === null || data.kind === 'edited' || data.kind === 'news') return null;
  return data.kind === 'document' ? siteText(data, address) : data;
}
