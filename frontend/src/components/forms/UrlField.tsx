import { Field, type FieldProps } from './Field';

/** A field for an address. */
export function UrlField(props: FieldProps) {
  return <Field type="url" inputMode="url" autoComplete="off" {...props} />;
}
