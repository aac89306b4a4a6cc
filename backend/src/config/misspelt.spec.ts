import { environmentSchema } from './environment.js';
import { findMisspelt } from './misspelt.js';

const KNOWN = Object.keys(environmentSchema.shape);

describe('findMisspelt', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['THROTTLE_LOGIN_LIMITS', 'THROTTLE_LOGIN_LIMIT'],
    ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
  ])('recognizes %s as %s', (name, meant) => {
    expect(findMisspelt([name], KNOWN)).toEqual([{ name, meant }]);
  });

  it('ignores known variables, those of Compose and common ones', () => {
    const others = [
      ...['DATABASE_PASSWORD', 'DATABASE_ADMIN_PASSWORD', 'PROXY_PORT', 'COMPOSE_PROJECT_NAME'],
      ...[
        'HOSTNAME',
        'HOSTTYPE',
        'HOME',
        'PATH',
        'PWD',
        'OLDPWD',
        'LOGNAME',
        'USER',
        'SHELL',
        'SHLVL',
        'TERM',
      ],
      ...[
        'LANG',
        'LANGUAGE',
        'LC_ALL',
        'TZ',
        'DISPLAY',
        'EDITOR',
        'PAGER',
        'MAIL',
        'MAILCHECK',
        'TMPDIR',
        'DEBUG',
      ],
      ...[
        'NODE_PATH',
        'NODE_OPTIONS',
        'NODE_VERSION',
        'NODE_EXTRA_CA_CERTS',
        'YARN_VERSION',
        'NPM_CONFIG_CACHE',
      ],
      ...[
        'SSH_AUTH_SOCK',
        'XDG_DATA_DIRS',
        'XDG_DATA_HOME',
        'HTTP_PROXY',
        'HTTPS_PROXY',
        'NO_PROXY',
        'INIT_CWD',
      ],
    ];
    expect(findMisspelt([...KNOWN, ...others], KNOWN)).toEqual([]);
  });
});
