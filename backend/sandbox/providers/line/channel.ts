/** The sandbox's LINE channel. Its secret protects nothing. */
export const LINE_CHANNEL = {
  id: '1650000001',
  secret: 'the-secret-of-the-sandbox-line-1',
  issuer: 'https://access.line.me',
} as const;
