import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/language.js';
import { AppConfig, PROJECT_ROOT } from '../../config/app-config.js';
import { readDocuments, type SiteDocuments } from './document-files.js';
import { DocumentNotFound } from './documents.errors.js';
import { SITE_DOCUMENTS, type SiteDocument } from './site-document.js';

/** The documents that come with the product. */
const OWN_FOLDER = path.join(PROJECT_ROOT, 'backend/content');

/** The site's own documents, as they were when the process started: what people agree to changes with a restart only. */
@Injectable()
export class DocumentsService {
  private readonly documents: SiteDocuments;

  constructor({ dataDir }: AppConfig) {
    this.documents = readDocuments([path.join(dataDir, 'documents'), OWN_FOLDER]);
  }

  /** The version of the terms in force. It is kept with every account made under them. */
  get termsVersion(): string {
    return this.documents.terms.ja.version;
  }

  /**
   * A document in a language.
   *
   * @throws DocumentNotFound
   */
  get(name: string, language: Language): SiteDocument {
    const known = SITE_DOCUMENTS.find((each) => each === name);
    if (!known) throw new DocumentNotFound();
    return this.documents[known][language];
  }
}
