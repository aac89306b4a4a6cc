import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/language.js';
import { AppConfig, PROJECT_ROOT } from '../../config/app-config.js';
import { documentsInForce, type DocumentVersions, readDocuments } from './document-files.js';
import { DocumentNotFound } from './documents.errors.js';
import { SITE_DOCUMENTS, type SiteDocument } from './site-document.js';

/** The documents that come with the product. */
const OWN_FOLDER = path.join(PROJECT_ROOT, 'backend/content');

/**
 * The site's own documents. They are read when the process starts, those of days to come as well: a version comes into
 * force on its day by itself, and nothing else changes what people agree to before the next start.
 */
@Injectable()
export class DocumentsService {
  private readonly versions: DocumentVersions;

  constructor({ dataDir }: AppConfig) {
    this.versions = readDocuments([path.join(dataDir, 'documents'), OWN_FOLDER]);
  }

  /** The version of the terms in force. It is kept with every account made under them. */
  get termsVersion(): string {
    return this.get('terms', 'ja').version;
  }

  /**
   * The version of a document that is in force, in a language.
   *
   * @throws DocumentNotFound
   */
  get(name: string, language: Language): SiteDocument {
    const known = SITE_DOCUMENTS.find((each) => each === name);
    if (!known) throw new DocumentNotFound();
    return documentsInForce(this.versions, Date.now())[known][language];
  }
}
