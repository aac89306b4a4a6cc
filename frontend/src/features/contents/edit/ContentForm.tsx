import { LIMITS } from '@hitohira/backend/rules';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { editTarget } from '../../../components/studio/edit-target';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content } from '../api/content';
import { useChangeContent } from '../api/own-contents';
import { changedWords, type ContentFormState, useTypedWords, valuesOf } from './useContentForm';

interface ContentFormProps {
  accountId: string;
  displayId: string;
  content: Content;
  state: ContentFormState;
}

/** The form for the title and text of a content. */
export function ContentForm({ accountId, displayId, content, state }: ContentFormProps) {
  const { t } = useTranslation('contentEditor');
  const { show } = useSnackbar();
  const { form, fields } = state;
  const typed = useTypedWords(state);
  const onSaved = (saved: Content) => {
    form.reset(valuesOf(saved));
    show('SAVE_SUCCESS', { color: 'SUCCESS' });
  };
  const frame = useSubmittedForm({
    area: 'content',
    form,
    call: useChangeContent(displayId),
    variables: (values) => {
      const data = changedWords(values, content);
      return data && { id: content.contentId, data };
    },
    draft: {
      name: 'content',
      accountId,
      about: String(content.contentId),
      fields: ['title', 'description'],
    },
    failures: { 404: { notice: t('form.gone') } },
    staysOpen: true,
    onSuccess: onSaved,
    onUnchanged: () => onSaved(content),
  });
  return (
    <Form frame={frame}>
      <div {...editTarget({ kind: 'part', id: 'title' })}>
        <Field
          label={t('form.title')}
          hint={t('form.titleHint')}
          autoComplete="off"
          registration={fields.title}
          error={frame.message('title')}
          note={<LengthCounter text={typed.title} max={LIMITS.contents.title} />}
        />
      </div>
      <div {...editTarget({ kind: 'part', id: 'text' })}>
        <Field
          label={t('form.text')}
          multiline
          minRows={5}
          maxRows={18}
          registration={fields.description}
          error={frame.message('description')}
          note={<LengthCounter text={typed.description} max={LIMITS.contents.text} />}
        />
      </div>
      <SubmitButton submitting={frame.submitting} submittingLabel={t('form.saving')}>
        {t('form.save')}
      </SubmitButton>
    </Form>
  );
}
