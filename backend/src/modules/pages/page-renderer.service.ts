import { type Language } from '../../common/language.js';
import { type SiteDocumentResponse } from '../documents/dto/site-document.response.js';
import { type SocialProvidersResponse } from '../oauth/social-login/dto/social-providers.response.js';
import { type ThemeListResponse } from '../themes/dto/theme-list.response.js';
import { type ContentPageData } from './content-page-data.js';
import { type PageList, type ProfilePageData } from './profile-page-data.js';

/** What a page needs looked up before it is rendered: an address may be well formed and still name nothing. */
export type PageDataRequest =
  | { kind: 'profile'; displayId: string; all: PageList | null }
  | { kind: 'content'; displayId: string; contentId: number }
  | { kind: 'edited'; displayId: string; contentId: number | null }
  | { kind: 'news'; newsId: string }
  | { kind: 'document'; name: string }
  | { kind: 'themes' };

/** The data a page is rendered with. */
export type PageData =
  | ({ kind: 'profile' } & ProfilePageData)
  | ({ kind: 'content' } & ContentPageData)
  | { kind: 'document'; document: SiteDocumentResponse }
  | { kind: 'themes'; themes: ThemeListResponse }
  | { kind: 'edited'; accountId: string }
  | { kind: 'news' };

/** What the page's route table says of an address. */
export type ResolvedPage =
  | {
      kind: 'page';
      /** The page's name in the route table. */
      routeId: string;
      /** The language the address names, or null where it leaves it to the visitor. */
      language: Language | null;
      /** The address without its language and query, as it is spelled: other spellings lead to it. */
      barePath: string;
      /** `public` pages show what everybody may see; of the others there is a shell that the browser fills. */
      rendering: 'public' | 'shell';
      /** What of the query decides what is shown, in one form; whatever else it says, the page is the same. */
      search: string;
      data: PageDataRequest | null;
    }
  | { kind: 'notFound'; language: Language | null };

/** What a page is answered with: anything but 200 is shown in the page's place. */
export type PageStatus = 200 | 404 | 429 | 500 | 503;

/** What a page is rendered from. */
export interface RenderInput {
  /** Path and query of the page; of what stands at every address, one that nothing else has. */
  path: string;
  language: Language;
  /** What operators set, and the page goes by on its own. */
  settings: {
    /** The one source of absolute addresses. */
    publicUrl: string;
    /** How long a flow that began with a mailed code is alive. */
    flowMs: number;
    /** How long the next code to the same address has to wait. */
    codeResendMs: number;
    /** For how many days an account that was deleted can be brought back; with 0 it cannot. */
    restoreDays: number;
  };
  /** The address of the script with which creators earn; the document carries it where the page may run it. */
  linkSwitchScript: string;
  /** Those that people can sign in with, for the pages that offer it. */
  socialProviders: SocialProvidersResponse;
  status: PageStatus;
  /** Where it is being read still, the page is made ready meanwhile. */
  data: PageData | null | Promise<PageData | null>;
  /** Set while the site is closed: when it is expected back, in ISO 8601, where somebody knows. */
  maintenance: { endsAt: string | null } | null;
}

/** A rendered page, with what the content security policy has to allow for it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** The hashes of its inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** The origins of the players that it may show in frames. */
  frameOrigins: string[];
  /** Whether it may run the script with which its creator earns. */
  allowsLinkSwitch: boolean;
}

/** The port behind which the pages are rendered; the pages' own route table is the only one there is. */
export abstract class PageRendererService {
  abstract resolve(pathname: string, search: string): Promise<ResolvedPage>;
  /** @throws whatever reading the page's data does */
  abstract render(input: RenderInput): Promise<RenderedPage>;

  /** The pages with one address each that search engines may list, without their languages. */
  abstract listed(): Promise<string[]>;
}
