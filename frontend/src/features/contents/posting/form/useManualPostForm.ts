import {
  checkContentText,
  checkContentTitle,
  checkContentUrl,
  normaliseIdentifier,
  normaliseText,
} from '@hitohira/backend/rules';
import { type Path, useForm } from 'react-hook-form';
import { type FieldFailure } from '../../../../api/api-error';
import { type PictureFile } from '../../../../components/pictures/picture-file';
import { useFormFrame } from '../../../../hooks/useFormFrame';
import { type ManualPost } from '../candidate';
import { postDraft } from '../post-draft';

/** The kinds of posts that are entered by hand. */
export type ManualKind = 'stories' | 'shortVideo';

export interface ManualPostValues {
  url: string;
  title: string;
  /** Only for short videos. */
  text: string;
  image: PictureFile | null;
  /** The file name of the picture. A draft cannot store the file itself. */
  file: string;
}

const PROVIDERS = { stories: 'instagram', shortVideo: 'tiktok' } as const;

/** The form fields by the names that the API uses. */
const FIELDS: Readonly<Record<string, Path<ManualPostValues>>> = {
  contentUrl: 'url',
  title: 'title',
  description: 'text',
  'media[0][image]': 'image',
};

/**
 * The form for a post that is entered by hand.
 *
 * @param address the initial URL; empty for none
 */
export function useManualPostForm(kind: ManualKind, accountId: string, address: string) {
  const form = useForm<ManualPostValues>({
    defaultValues: { url: address, title: '', text: '', image: null, file: '' },
  });
  // Registered in visual order: the first invalid field receives the focus.
  const fields = {
    url: form.register('url', {
      validate: (value) => checkContentUrl(PROVIDERS[kind], normaliseIdentifier(value)) ?? true,
    }),
    title: form.register('title', { validate: (value) => checkContentTitle(normaliseText(value)) ?? true }),
    text: form.register('text', { validate: (value) => checkContentText(normaliseText(value)) ?? true }),
  };
  const frame = useFormFrame({
    area: kind,
    form,
    draft: { ...postDraft(accountId, kind), fields: ['url', 'title', 'text', 'file'] },
  });

  return {
    form,
    fields,
    frame,
    unsaved: form.formState.isDirty,
    /** Passes on the valid post. The picture field validates itself. */
    submit: (onWritten: (post: ManualPost) => void) => {
      void form.handleSubmit(({ url, title, text, image }) => {
        if (image !== null) onWritten({ url, title, text, image });
      })();
    },
    /** Shows rejected values at their fields. Returns whether one of them belongs to this form. */
    tie: (refused: readonly FieldFailure[]): boolean => {
      const own = refused.flatMap(({ field, errorCode }) => {
        const path = FIELDS[field];
        return path === undefined ? [] : [{ path, errorCode }];
      });
      own.forEach(({ path, errorCode }, index) =>
        form.setError(path, { type: 'server', message: errorCode }, { shouldFocus: index === 0 }),
      );
      return own.length > 0;
    },
    /** Deletes the draft and resets the form. */
    forget: () => {
      frame.draft.forget();
      form.reset();
    },
  };
}
