import { ApiSchema } from '@nestjs/swagger';
import { PartField } from '../../../common/validation/fields.js';
import { type Language } from '../../../common/rules/language.js';
import { TranslatedIntroductionField, TranslatedNameField } from '../account.fields.js';

/** The texts of the page in another language; without any, the translation is removed. */
@ApiSchema({ name: 'WriteTranslation' })
export class WriteTranslationRequest {
  @TranslatedNameField({ optional: true, nullable: true })
  displayName?: string | null;

  @TranslatedIntroductionField({ optional: true, nullable: true })
  introduction?: string | null;
}

/** The texts of the page in other languages. */
@ApiSchema({ name: 'WriteTranslations' })
export class WriteTranslationsRequest implements Partial<Record<Language, WriteTranslationRequest | null>> {
  @PartField(() => WriteTranslationRequest, {
    description: 'The texts of pages in Japanese. Replaces the previous ones; null removes them.',
  })
  ja?: WriteTranslationRequest | null;

  @PartField(() => WriteTranslationRequest, {
    description: 'The texts of pages in English. Replaces the previous ones; null removes them.',
  })
  en?: WriteTranslationRequest | null;
}
