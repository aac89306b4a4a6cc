import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { type ErrorCode } from '../../../api/api-error';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { type LinkType } from '../api/link-types';
import { type CreateLinkMutationVariables, type Link } from '../api/own-links';
import {
  DETAIL_FIELDS,
  type DetailField,
  detailsPayload,
  type DetailValues,
  EMPTY_DETAIL,
  faultsOf,
  valuesOfDetail,
} from './link-payload';

export interface LinkValues {
  typeName: LinkTypeName;
  /** As many as the largest type has, so that no input is lost when the type changes. */
  details: DetailValues[];
  /** The file names of the pictures. A draft cannot store the files themselves. */
  files: string[];
}

function typeNamed(types: readonly LinkType[], name: LinkTypeName): LinkType {
  const type = types.find((each) => each.name === name);
  if (type === undefined) throw new Error(`Unknown link type ${name}`);
  return type;
}

const WORD_FIELDS = ['title', 'text', 'url'] as const satisfies DetailField[];

type Faults = Partial<Record<DetailField, ErrorCode>>;

const asErrors = (faults: Faults) =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, { type: 'rule', message: code }]));

/** Validates the details that the chosen type has. */
function checkedBy(types: readonly LinkType[], link: Link | null): Resolver<LinkValues> {
  return (values) => {
    const type = typeNamed(types, values.typeName);
    const details = values.details
      .slice(0, type.detailCount)
      .map((detail, index) => faultsOf(detail, type, link?.details[index] ?? null));
    if (details.every((faults) => Object.keys(faults).length === 0)) return { values, errors: {} };
    return { values: {}, errors: { details: details.map(asErrors) } as FieldErrors<LinkValues> };
  };
}

/** Whether a detail has anything to lose. */
export const isWritten = ({ image, read, title, text, url }: DetailValues) =>
  image !== null || read !== null || [title, text, url].some((words) => words.trim() !== '');

/** The initial values of a new link. */
export interface LinkPreset {
  typeName: LinkTypeName;
  detail: DetailValues;
}

/** The form state of a new link or of a stored one, whose type is fixed. */
export function useLinkForm(types: readonly LinkType[], link: Link | null, preset: LinkPreset | null = null) {
  const most = Math.max(...types.map(({ detailCount }) => detailCount));
  const form = useForm<LinkValues>({
    defaultValues: {
      typeName: link?.linkTypeName ?? preset?.typeName ?? types[0]?.name ?? 'text',
      details: Array.from({ length: most }, (_, index) => {
        const stored = link?.details[index];
        if (stored !== undefined) return valuesOfDetail(stored);
        return { ...EMPTY_DETAIL, ...(index === 0 && preset?.detail) };
      }),
      files: Array.from({ length: most }, () => ''),
    },
    resolver: checkedBy(types, link),
  });
  // Registered in visual order: the first invalid field receives the focus.
  for (let index = 0; index < most; index += 1) {
    for (const field of DETAIL_FIELDS) form.register(`details.${index}.${field}`);
    form.register(`files.${index}`);
  }
  const { control } = form;
  const type = typeNamed(types, useWatch({ control, name: 'typeName' }));
  // Watches only what is derived from the values, so that typing does not render the whole form.
  const unsaved = useWatch({
    control,
    compute: ({ typeName, details }) =>
      link === null
        ? details.some(isWritten)
        : detailsPayload(details, typeNamed(types, typeName), link.details) !== null,
  });
  const lostFiles = useWatch({
    control,
    compute: ({ files, details }) => files.map((name, index) => (details[index]?.image === null ? name : '')),
  });

  return {
    form,
    type,
    /** The fields that a draft stores. */
    draftFields: [
      'typeName',
      ...Array.from({ length: most }, (_, index) => [
        ...WORD_FIELDS.map((field) => `details.${index}.${field}` as const),
        `files.${index}` as const,
      ]).flat(),
    ] as const,
    /** The names of pictures that could not be restored from a draft. */
    lostFiles,
    /** Whether closing the form would lose input. */
    unsaved,
    /** The variables of the mutation; null when nothing has changed. */
    variables: (written: LinkValues): CreateLinkMutationVariables | null => {
      const details = detailsPayload(written.details, type, link?.details ?? null);
      return details && { data: { linkTypeId: type.linkTypeId, details } };
    },
  };
}
