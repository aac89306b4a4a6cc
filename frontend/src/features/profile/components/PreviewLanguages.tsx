import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Language, LANGUAGES } from '@hitohira/backend/rules';
import { useTranslation } from '../../../i18n/useTranslation';

const Choice = styled('div')({ display: 'flex', justifyContent: 'center', gap: 8, marginBottom: 12 });

interface PreviewLanguagesProps {
  shown: Language;
  onChoose: (language: Language) => void;
}

/** Chooses the language in which the preview shows the creator's own texts. */
export function PreviewLanguages({ shown, onChoose }: PreviewLanguagesProps) {
  const { t } = useTranslation('studio');
  return (
    <Choice role="group" aria-label={t('preview.language')}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          size="small"
          variant={language === shown ? 'outlined' : 'text'}
          aria-pressed={language === shown}
          onClick={() => onChoose(language)}
        >
          {t(`edit.second.title.${language}`)}
        </Button>
      ))}
    </Choice>
  );
}
