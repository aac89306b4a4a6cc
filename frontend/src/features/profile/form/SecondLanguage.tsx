import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Eraser, Languages } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/forms/Field';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { editTarget } from '../../../components/studio/edit-target';
import { useTranslation } from '../../../i18n/useTranslation';
import { SaveNote } from '../components/SaveNote';
import { SettingSection } from '../components/SettingSection';
import { leavingField } from './leaving-field';
import { type useProfileEditForm } from './useProfileEditForm';

const Offers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '-16px -12px 0' });

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, width: '100%' });

/** The name and the introduction in a second language; collapsed until the creator adds one. */
export function SecondLanguage(props: ReturnType<typeof useProfileEditForm>) {
  const { fields, frame, status, draft, save, second, offered, openSecond, removeSecond } = props;
  const { t } = useTranslation('studio');
  const { message } = frame;
  // Focuses what replaces the pressed button.
  const [moves, setMoves] = useState(false);
  if (second === null) {
    return (
      <Offers>
        {offered.map((language, index) => (
          <Button
            key={language}
            size="small"
            autoFocus={moves && index === 0}
            startIcon={<Languages size={18} aria-hidden />}
            onClick={() => {
              setMoves(true);
              openSecond(language);
            }}
          >
            {t(`edit.second.add.${language}`)}
          </Button>
        ))}
      </Offers>
    );
  }
  const remove = {
    name: t('edit.second.remove'),
    icon: <Eraser size={18} aria-hidden />,
    movesFocus: true,
    run: () => {
      setMoves(true);
      removeSecond();
    },
  };
  return (
    <SettingSection
      title={t(`edit.second.title.${second}`)}
      lead={t(`edit.second.lead.${second}`)}
      actions={[remove]}
    >
      <Fields>
        <div {...editTarget({ kind: 'part', id: 'secondName' })}>
          <Field
            label={t(`edit.second.displayName.${second}`)}
            autoComplete="off"
            autoFocus={moves}
            lang={second}
            registration={leavingField(fields.translatedName, () => save('translatedName'))}
            error={message('translatedName')}
            note={<SaveNote status={status.translatedName} onRetry={() => save('translatedName')} />}
          />
        </div>
        <div {...editTarget({ kind: 'part', id: 'secondIntroduction' })}>
          <Field
            label={t(`edit.second.introduction.${second}`)}
            multiline
            minRows={5}
            maxRows={14}
            lang={second}
            registration={leavingField(fields.translatedIntroduction, () => save('translatedIntroduction'))}
            error={message('translatedIntroduction')}
            note={
              <>
                <LengthCounter text={draft.translatedIntroduction} max={LIMITS.introduction.max} />
                <SaveNote
                  status={status.translatedIntroduction}
                  onRetry={() => save('translatedIntroduction')}
                />
              </>
            }
          />
        </div>
      </Fields>
    </SettingSection>
  );
}
