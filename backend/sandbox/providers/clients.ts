/** The site's client at each of the sandbox's providers. The secrets protect nothing. */
export const SANDBOX_CLIENTS = {
  google: { id: '100000000001-sandbox.apps.example', secret: 'the-secret-of-the-sandbox-google-1' },
  instagram: { id: '100000000000002', secret: 'the-secret-of-the-sandbox-instagram-1' },
  tiktok: { id: 'awsandboxtiktok03', secret: 'the-secret-of-the-sandbox-tiktok-1' },
  x: { id: 'c2FuZGJveC14LWNsaWVudA', secret: 'the-secret-of-the-sandbox-x-1' },
} as const;
