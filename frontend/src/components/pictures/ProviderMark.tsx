import { type ComponentProps, type ReactNode } from 'react';

/** The providers of linked accounts and posts. */
export type ShownProvider = 'youtube' | 'instagram' | 'tiktok' | 'x';

const SHAPES: Record<ShownProvider, ReactNode> = {
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" fill="currentColor" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" />
    </>
  ),
  tiktok: <path d="M13.5 3v12.2a3.8 3.8 0 1 1-3.8-3.8M13.5 3c.3 3 2.4 5 5.5 5.2" />,
  x: <path d="m4 4 6.9 9.1M20 4 4.5 20M13.2 10.9 20 20h-3.6L4 4h3.6l5.1 6.7" />,
};

interface ProviderMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  provider: ShownProvider;
  size?: number;
}

/** The icon of a provider; needs a text beside it. */
export function ProviderMark({ provider, size = 20, ...props }: ProviderMarkProps) {
  return (
    <svg
      {...props}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {SHAPES[provider]}
    </svg>
  );
}
