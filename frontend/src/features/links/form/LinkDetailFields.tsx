import { completeLinkUrl } from '@hitohira/backend/rules';
import { type ClipboardEvent } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { isErrorCode } from '../../../api/api-error';
import { Field } from '../../../components/forms/Field';
import { FormPart } from '../../../components/forms/FormPart';
import { TypedLength } from '../../../components/forms/LengthCounter';
import { type StoredPicture } from '../../../components/pictures/Picture';
import { PictureField } from '../../../components/pictures/PictureField';
import { fieldError } from '../../../i18n/error-words';
import { isPasted } from '../../../components/forms/is-pasted';
import { pastedAddresses } from '../../../components/forms/pasted-addresses';
import { UrlField } from '../../../components/forms/UrlField';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LinkType } from '../api/link-types';
import { AddressNote } from './AddressNote';
import { type DetailField } from './link-payload';
import { type LinkValues } from './useLinkForm';
import { type PageFilling } from './usePageFilling';

interface LinkDetailFieldsProps {
  form: UseFormReturn<LinkValues>;
  index: number;
  type: LinkType;
  stored: StoredPicture | null;
  /** The name of a picture that could not be restored from a draft; empty when none is missing. */
  lostFile: string;
  /** Disables the picture while the form is being sent. */
  submitting: boolean;
  /** Fills fields from the linked page. */
  filling: PageFilling;
  /** Receives the URL of a post or product. */
  onElsewhere: ((address: string) => void) | undefined;
  /** Receives the other URLs of a paste. */
  onMore: ((addresses: readonly string[]) => void) | undefined;
  /** Which of its URLs were taken elsewhere; empty if none. */
  handedOver: string;
}

/** The fields of one link detail. */
export function LinkDetailFields({
  form,
  index,
  type,
  stored,
  lostFile,
  submitting,
  filling,
  onElsewhere,
  onMore,
  handedOver,
}: LinkDetailFieldsProps) {
  const { t } = useTranslation('linkEditor');
  const { t: errors } = useTranslation('errors');
  const { detailCount, imageRequired, titleMax, textMax } = type;
  const { control } = form;
  const path = <Name extends DetailField>(field: Name) => `details.${index}.${field}` as const;
  const read = useWatch({ control, name: `details.${index}.read` });
  const wrong = form.formState.errors.details?.[index];

  const message = (field: DetailField): string | undefined => {
    const error = wrong?.[field];
    if (error === undefined) return undefined;
    // Other types accept a text instead of a title.
    if (field === 'title' && textMax === 0 && error.message === 'required') return t('form.titleNeeded');
    const code = isErrorCode(error.message) ? error.message : 'unknown';
    return fieldError(errors, 'link', field, code, { max: field === 'text' ? textMax : titleMax });
  };

  const url = form.register(path('url'));
  // Completes a host, e-mail address or phone number into a URL.
  const completing = {
    ...url,
    onBlur: async (event: Parameters<typeof url.onBlur>[0]) => {
      await url.onBlur(event);
      const written = form.getValues(path('url'));
      const complete = completeLinkUrl(written);
      if (complete !== written) {
        form.setValue(path('url'), complete, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
      filling.fill(index);
    },
    onChange: async (event: Parameters<typeof url.onChange>[0]) => {
      await url.onChange(event);
      if (isPasted(event)) filling.fill(index);
    },
  };

  /** Takes one URL of a pasted text. */
  const takePasted = (event: ClipboardEvent) => {
    const pasted = pastedAddresses(event);
    if (pasted === null || pasted.isPlain || (pasted.others.length > 0 && onMore === undefined)) return;
    event.preventDefault();
    form.setValue(path('url'), pasted.first, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    filling.fill(index);
    if (pasted.others.length > 0) onMore?.(pasted.others);
  };

  return (
    <FormPart legend={detailCount === 1 ? null : t('form.part', { position: index + 1 })}>
      <UrlField
        label={t('form.url')}
        hint={t('form.urlHint')}
        placeholder={t('form.urlPlaceholder')}
        autoComplete="url"
        registration={completing}
        onPaste={takePasted}
        error={message('url')}
        note={<AddressNote {...filling.about(index)} handedOver={handedOver} onElsewhere={onElsewhere} />}
      />
      {imageRequired && (
        <Controller
          control={control}
          name={path('image')}
          render={({ field }) => (
            <PictureField
              label={t('form.image')}
              chosen={field.value}
              stored={read?.picture ?? stored}
              inputRef={field.ref}
              error={
                message('image') ?? (lostFile === '' ? undefined : t('form.imageLost', { name: lostFile }))
              }
              onChoose={(picture) => {
                if (submitting) return;
                form.clearErrors(path('image'));
                field.onChange(picture);
                form.setValue(`files.${index}`, picture.file.name);
              }}
              onProblem={(problem) => form.setError(path('image'), { type: 'file', message: problem })}
            />
          )}
        />
      )}
      <Field
        label={t('form.title')}
        hint={textMax > 0 ? t('form.eitherHint') : undefined}
        registration={form.register(path('title'))}
        error={message('title')}
        note={<TypedLength control={control} name={path('title')} max={titleMax} />}
      />
      {textMax > 0 && (
        <Field
          label={t('form.text')}
          multiline
          minRows={3}
          maxRows={8}
          // A text makes the title optional.
          registration={form.register(path('text'), { deps: [path('title')] })}
          error={message('text')}
          note={<TypedLength control={control} name={path('text')} max={textMax} />}
        />
      )}
    </FormPart>
  );
}
