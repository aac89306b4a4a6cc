import { ApiSchema } from '@nestjs/swagger';
import { ApiNullable, ApiNullableText } from '../../../common/http/api-fields.js';
import { DISPLAY_NAME_LIMITS, INTRODUCTION_LIMITS } from '../account.rules.js';
import { type Translation, type Translations } from '../translations.rules.js';

/** The texts of a page in another language. */
@ApiSchema({ name: 'Translation' })
export class TranslationResponse implements Translation {
  @ApiNullableText(
    "The display name; null if the account's own is shown.",
    DISPLAY_NAME_LIMITS.max,
    'Hana Yamada',
  )
  displayName: string | null;

  @ApiNullableText(
    "The introduction; null if the account's own is shown.",
    INTRODUCTION_LIMITS.max,
    'I photograph flowers in Tokyo.',
  )
  introduction: string | null;
}

/** The texts of a page in other languages than those of `displayName` and `introduction`. */
@ApiSchema({ name: 'Translations' })
export class TranslationsResponse implements Translations {
  @ApiNullable('The texts of pages in Japanese; null if the original is shown.', TranslationResponse)
  ja: TranslationResponse | null;

  @ApiNullable('The texts of pages in English; null if the original is shown.', TranslationResponse)
  en: TranslationResponse | null;
}
