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
import { type WrittenPost } from '../candidate';
import { postDraft } from '../post-draft';

/** The posts that no provider tells of: a story, and a short video. */
export type WrittenKind = 'stories' | 'shortVideo';

export interface WrittenPostValues {
  url: string;
  title: string;
  /** Of a short video alone. */
  text: string;
  image: PictureFile | null;
  /** What the chosen picture is called: a draft keeps the name, the picture itself it cannot. */
  file: string;
}

const PROVIDERS = { stories: 'instagram', shortVideo: 'tiktok' } as const;

/** The form's own names for fields as the server names them. */
const FIELDS: Readonly<Record<string, Path<WrittenPostValues>>> = {
  contentUrl: 'url',
  title: 'title',
  description: 'text',
  'media[0][image]': 'image',
};

/** A post of which its creator tells all there is. */
export function useWrittenPostForm(kind: WrittenKind, accountId: string) {
  const form = useForm<WrittenPostValues>({
    defaultValues: { url: '', title: '', text: '', image: null, file: '' },
  });
  // All of them in the order of the screen: the focus goes to the first that is wrong.
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
    /** Hands on what was written, once it has passed its rules; that the picture is there, its field sees to. */
    submit: (onWritten: (post: WrittenPost) => void) => {
      void form.handleSubmit(({ url, title, text, image }) => {
        if (image !== null) onWritten({ url, title, text, image });
      })();
    },
    /** Ties what the server refuses to its fields. True where one of them is the form's. */
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
    /** Gives up what was written, or what has become a post. */
    forget: () => {
      frame.draft.forget();
      form.reset();
    },
  };
}
