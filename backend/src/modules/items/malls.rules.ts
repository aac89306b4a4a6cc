import { webAddress } from '../../common/rules/web-address.js';

/** The malls that can be searched for an item. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

export type Mall = (typeof MALLS)[number];

/** The hosts of malls and of their short links. A trailing dot names the same host. */
const HOSTS: Record<Mall, RegExp> = {
  // In every country.
  amazon: /(?:^|\.)(?:amazon(?:\.com?)?\.[a-z]{2,3}|amzn\.(?:to|asia))\.?$/,
  rakuten: /(?:^|\.)(?:rakuten\.co\.jp|r10\.to)\.?$/,
  yahoo: /(?:^|\.)shopping\.yahoo\.co\.jp\.?$/,
};

/** The mall that a URL leads to; null for other URLs. */
export function mallAt(address: string): Mall | null {
  const host = webAddress(address)?.hostname ?? '';
  return MALLS.find((mall) => HOSTS[mall].test(host)) ?? null;
}
