import { ApiSchema } from '@nestjs/swagger';
import { PartField } from '../../../common/validation/fields.js';
import { type Language } from '../../../common/rules/language.js';
import { TranslatedIntroductionField, TranslatedNameField } from '../account.fields.js';

/** The texts of the own page in another language. Without any it is removed. */
@ApiSchema({ name: 'WriteTranslation' })
export class WriteTranslationRequest {
  @TranslatedNameField({ optional: true, nullable: true })
  displayName?: string | null;

  @TranslatedIntroductionField({ optional: true, nullable: true })
  introduction?: string | null;
}

/** The texts of the own page in other languages than the original's. */
@ApiSchema({ name: 'WriteTranslations' })
export class WriteTranslationsRequest implements Partial<Record<Language, WriteTranslationRequest | null>> {
  @PartField(() => WriteTranslationRequest, {
    description: 'What pages in Japanese show, in place of what was there before; null removes it.',
  })
  ja?: WriteTranslationRequest | null;

  @PartField(() => WriteTranslationRequest, {
    description: 'What pages in English show, in place of what was there before; null removes it.',
  })
  en?: WriteTranslationRequest | null;
}
