import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES, localisedPath } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';

/** The path of a creator's page, without a language. */
export function creatorPath(displayId: string): string {
  return `/profile/${displayId}`;
}

/** The path of a content's page, without a language. */
export function contentPath(displayId: string, contentId: number): string {
  return `${creatorPath(displayId)}/contents/${contentId}`;
}

/** The absolute URLs of pages. */
@Injectable()
export class PageAddressesService {
  constructor(private readonly config: AppConfig) {}

  /** The URL of a path on this site. */
  of(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }

  /** The URL of a page in a language; null for the URL that uses the visitor’s. */
  in(language: Language | null, barePath: string): string {
    return this.of(language === null ? barePath : localisedPath(language, barePath));
  }

  /** A page's URLs by `hreflang`. */
  alternates(barePath: string): { hreflang: string; href: string }[] {
    return [
      ...LANGUAGES.map((language) => ({ hreflang: language, href: this.in(language, barePath) })),
      { hreflang: 'x-default', href: this.in(null, barePath) },
    ];
  }
}
