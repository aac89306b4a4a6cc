import { type SocialProviders } from '../api/generated/model/socialProviders';
import { type DocumentState } from '../config/document-state';
import { type SiteSettings } from '../config/site-settings';
import { type DocumentData } from '../documents/document-data';
import { type Language } from '../i18n/language';

/** What was read for a page. Of an own page, and of a piece of news, the server only knows that they are there. */
export type ReadData = DocumentData | { kind: 'edited' } | { kind: 'news' };

/** What the server knows when it renders a page. */
export interface RenderInput extends DocumentState {
  /** Path and query. */
  path: string;
  language: Language;
  settings: SiteSettings;
  /** The address of the script with which creators earn. */
  linkSwitchScript: string;
  /** The services that people can log in with, for the pages that offer it. */
  socialProviders: SocialProviders;
  /** Where it is being read still, all that can be made ready without it is done meanwhile. */
  data: ReadData | null | Promise<ReadData | null>;
}
