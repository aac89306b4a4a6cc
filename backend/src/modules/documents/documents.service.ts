import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/rules/language.js';
import { AppConfig, PROJECT_ROOT } from '../../config/app-config.js';
import { documentsInForce, nextVersionAt, type DocumentVersions, readDocuments } from './document-files.js';
import { DocumentNotFound } from './documents.errors.js';
import { SITE_DOCUMENTS, type SiteDocument, type SiteDocumentName } from './site-document.js';

/** The documents shipped with the product. */
const OWN_FOLDER = path.join(PROJECT_ROOT, 'backend/content');

/**
 * The site's own documents, including versions with a future date: each takes effect on its day without a restart.
 * All files are read once, when the process starts, so that nothing else changes what people agree to.
 */
@Injectable()
export class DocumentsService {
  private readonly versions: DocumentVersions;

  constructor({ dataDir }: AppConfig) {
    this.versions = readDocuments([path.join(dataDir, 'documents'), OWN_FOLDER]);
  }

  /** The version of the terms in force, stored with each new account. */
  get termsVersion(): string {
    return this.get('terms', 'ja').version;
  }

  /**
   * The version of a document in force, in the given language.
   *
   * @throws DocumentNotFound
   */
  get(name: string, language: Language): SiteDocument {
    return documentsInForce(this.versions, Date.now())[knownName(name)][language];
  }

  /**
   * Until when the version in force stays so, as a timestamp; null if no other one is known.
   *
   * @throws DocumentNotFound
   */
  validUntil(name: string): number | null {
    return nextVersionAt(this.versions, knownName(name), Date.now());
  }
}

function knownName(name: string): SiteDocumentName {
  const known = SITE_DOCUMENTS.find((each) => each === name);
  if (!known) throw new DocumentNotFound();
  return known;
}
