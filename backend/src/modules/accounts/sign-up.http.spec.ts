import { DataSource } from 'typeorm';
import { cookiesSetBy } from '../../../test/support/cookies.js';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { beginSignUp, PASSWORD, signUp, signUpInput } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { codeIn, otherCode } from '../../../test/support/test-mail-server.js';
import { DocumentsService } from '../documents/documents.service.js';
import { DisplayIdClaim } from './display-id-claim.entity.js';
import { Flow } from '../../security/flows/flow.entity.js';
import { SignUp } from './sign-up.entity.js';
import { clearThrottles } from '../../../test/support/throttles.js';
import { createAccount } from '../../../test/support/factories/account.js';
import { Account } from './account.entity.js';
import { fromNow, hoursUntil } from '../../../test/support/times.js';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An address of the given length. */
const longAddress = (length: number) =>
  `${'a'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(3)}${'e'.repeat(length - 248)}`;

describe('signing up', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const isFree = async (displayId: string) => {
    const answer = await testApp.client.post('/api/accounts/create-validation').send({ displayId });
    return answer.status === 204;
  };

  describe('by the mailed code', () => {
    it('creates the account and signs in', async () => {
      const { browser, input, account } = await signUp(testApp);
      expect(account).toEqual({
        accountId: expect.stringMatching(UUID_V7),
        displayId: input.displayId,
        displayName: input.displayName,
        email: input.email,
        introduction: null,
        icon: null,
        iconPicture: null,
        cover: null,
        coverPicture: null,
        headerType: 'portrait',
        searchable: true,
        linkswitchPid: null,
        mylinkPid: null,
        mylinkSid: null,
        optout: '0',
        timeZone: 'Asia/Tokyo',
        doneSteps: [],
        translations: { ja: null, en: null },
        hasPassword: true,
        socialLogins: [],
        // The defaults of every new page.
        themeId: 1,
        theme: expect.objectContaining({ themeId: 1 }),
        contentsFormat: 4,
        categories: expect.any(Array),
        headlines: expect.arrayContaining([{ type: 'POST', text: null }]),
        blockOrders: expect.arrayContaining([{ name: 'content', type: 'content', order: 1, show: true }]),
      });
      const own = await browser.get('/api/accounts/me').expect(200);
      expect(own.body).toEqual(account);
    });

    it('creates no account before, and returns only the cookie of the flow', async () => {
      const input = signUpInput();
      const answer = await testApp.browser().post('/api/accounts').send(input).expect(204);
      expect(answer.text).toBe('');
      expect(Object.keys(cookiesSetBy(answer))).toEqual(['signUpToken']);
      expect(await testApp.repository(Account).countBy({ email: input.email })).toBe(0);
      await testApp.client.get(`/api/accounts/${input.displayId}`).expect(404);
    });

    it('accepts the code in full-width digits and with spaces around', async () => {
      const { browser, code } = await beginSignUp(testApp);
      const fullWidth = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
      await browser
        .post('/api/accounts/check-code')
        .send({ code: ` ${fullWidth}\n` })
        .expect(200);
    });

    it('stores e-mail and display ID as typed', async () => {
      const { account } = await signUp(testApp, {
        displayId: 'MixedCase.1',
        email: 'Mixed.Case@Example.com',
      });
      expect(account).toMatchObject({ displayId: 'MixedCase.1', email: 'Mixed.Case@Example.com' });
    });

    it('stores the accepted version of the terms, and the language', async () => {
      const { account } = await signUp(testApp);
      const { termsVersion } = testApp.app.get(DocumentsService);
      const stored = await testApp.repository(Account).findOneBy({ id: account.accountId });
      expect(stored).toMatchObject({ termsVersion, language: 'ja' });
    });
  });

  describe('the mail', () => {
    it.each([
      ['ja', {}, '認証コード', 'ようこそ'],
      ['en', { 'Accept-Language': 'en-US' }, 'is your Hitohira code', 'Welcome'],
      ['en', { Cookie: 'locale=en' }, 'is your Hitohira code', 'Welcome'],
    ])('is written in the language of the page: %s', async (_language, headers, subject, greeting) => {
      const input = signUpInput();
      await testApp.browser().post('/api/accounts').set(headers).send(input).expect(204);
      const mail = await testApp.mail.newest(input.email);
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain(greeting);
      expect(mail.html).toContain(codeIn(mail));
    });

    it('is sent to the address as typed, with intact headers', async () => {
      const input = signUpInput({ email: 'Upper.Case@example.com' });
      await testApp.browser().post('/api/accounts').send(input).expect(204);
      const mail = await testApp.mail.newest(input.email);
      expect([mail.to].flat()[0]?.text).toBe('Upper.Case@example.com');
      expect([...mail.headers.keys()].sort()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]);
    });
  });

  describe('invalid input', () => {
    const refused = async (overrides: object) => {
      const answer = await testApp
        .browser()
        .post('/api/accounts')
        .send({ ...signUpInput(), ...overrides });
      const { errorCode, errors } = failureIn(answer);
      return [answer.status, errorCode, errors[0]?.field];
    };

    it.each([
      [{ displayId: undefined }, 'required', 'displayId'],
      [{ displayId: '' }, 'required', 'displayId'],
      [{ displayId: 'a'.repeat(31) }, 'invalidLength', 'displayId'],
      [{ displayId: '.a' }, 'invalidFormat', 'displayId'],
      [{ displayId: 'a.' }, 'invalidFormat', 'displayId'],
      [{ displayId: '-a' }, 'invalidFormat', 'displayId'],
      [{ displayId: 'admin' }, 'E0203', 'displayId'],
      [{ displayId: 'me' }, 'E0203', 'displayId'],
      [{ displayId: 'edit' }, 'E0203', 'displayId'],
      [{ displayId: 'Support' }, 'E0203', 'displayId'],
      [{ displayId: 'ＡＤＭＩＮ' }, 'E0203', 'displayId'],
      [{ displayName: undefined }, 'required', 'displayName'],
      [{ displayName: ' \u3000 ' }, 'required', 'displayName'],
      [{ displayName: '\u200b' }, 'required', 'displayName'],
      [{ displayName: '花'.repeat(31) }, 'invalidLength', 'displayName'],
      [{ displayName: '🌸'.repeat(31) }, 'invalidLength', 'displayName'],
      [{ displayName: 'a\nb' }, 'invalidFormat', 'displayName'],
      [{ displayName: 'a\u0000' }, 'invalidFormat', 'displayName'],
      [{ displayName: '\ud83c' }, 'invalidFormat', 'displayName'],
      [{ email: undefined }, 'required', 'email'],
      [{ email: 'hana@example' }, 'invalidFormat', 'email'],
      [{ email: 'はな@example.com' }, 'invalidFormat', 'email'],
      [{ email: longAddress(257) }, 'invalidLength', 'email'],
      [{ password: undefined }, 'required', 'password'],
      [{ password: '' }, 'required', 'password'],
      [{ password: 'Aa1bcde' }, 'invalidLength', 'password'],
      [{ password: `Aa1${'b'.repeat(126)}` }, 'invalidLength', 'password'],
      [{ password: 'abcdefg1' }, 'invalidFormat', 'password'],
      [{ password: 'Abcd efg1' }, 'invalidFormat', 'password'],
      [{ password: ' Abcdefg1' }, 'invalidFormat', 'password'],
      [{ password: 'Password1' }, 'commonPassword', 'password'],
      [{ password: 'Qwerty123' }, 'commonPassword', 'password'],
      [{ displayId: 'hanayama', password: 'HanayamaA1' }, 'personalPassword', 'password'],
      [{ email: 'hanayama@example.com', password: 'hanayamaA1' }, 'personalPassword', 'password'],
    ])('%j', async (overrides, errorCode, field) => {
      expect(await refused(overrides)).toEqual([400, errorCode, field]);
    });

    it('is reported for every field', async () => {
      const answer = await testApp
        .browser()
        .post('/api/accounts')
        .send({ displayId: 'a b', email: '', password: 'x', agreed: true })
        .expect(400);
      const { errorCode, errors } = failureIn(answer);
      const named = errors.map((entry) => [entry.field, entry.errorCode] as const);
      expect(Object.fromEntries(named)).toEqual({
        displayId: 'invalidFormat',
        displayName: 'required',
        email: 'required',
        password: 'invalidLength',
        agreed: 'unknownField',
      });
      expect(errorCode).toBe(errors[0]?.errorCode);
    });
  });

  describe('valid input', () => {
    it.each([
      ['a display ID of one character', { displayId: 'q' }, { displayId: 'q' }],
      ['a display ID of 29', { displayId: 'c'.repeat(29) }, { displayId: 'c'.repeat(29) }],
      ['a display ID of 30', { displayId: 'b'.repeat(30) }, { displayId: 'b'.repeat(30) }],
      ['a display ID with two dots', { displayId: 'a..b' }, { displayId: 'a..b' }],
      ['a display ID in full width', { displayId: 'Ｈａｎａ２' }, { displayId: 'Hana2' }],
      ['a display ID with spaces around', { displayId: ' spaced ' }, { displayId: 'spaced' }],
      ['a name of 29 characters', { displayName: '花'.repeat(29) }, { displayName: '花'.repeat(29) }],
      ['a name of 30 emoji', { displayName: '🌸'.repeat(30) }, { displayName: '🌸'.repeat(30) }],
      ['a name of joined emoji', { displayName: '👨‍👩‍👧‍👦' }, { displayName: '👨‍👩‍👧‍👦' }],
      ['a decomposed name', { displayName: ' か\u3099 ' }, { displayName: 'が' }],
      ['a name in full width', { displayName: 'Ａ１' }, { displayName: 'Ａ１' }],
      [
        'a name with a bidirectional control character',
        { displayName: 'a\u202eb' },
        { displayName: 'a\u202eb' },
      ],
      ['markup as a name', { displayName: '</script><b>x' }, { displayName: '</script><b>x' }],
      ['an address in full width', { email: 'ｆｕｌｌ@example.com' }, { email: 'full@example.com' }],
    ])('%s, shown as stored', async (_what, overrides, shown) => {
      const input = signUpInput(overrides);
      const browser = testApp.browser();
      await browser.post('/api/accounts').send(input).expect(204);
      const address = (shown as { email?: string }).email ?? input.email;
      const code = await testApp.mail.code(address);
      const own = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(own.body).toMatchObject(shown);
      const seen = await testApp.client.get(`/api/accounts/${own.body.displayId}`).expect(200);
      expect(seen.body.displayName).toBe(own.body.displayName);
    });

    // The form accepts these lengths, although mail servers need not (RFC 5321, section 4.5.3.1.3).
    it.each([255, 256])('an address of %i characters', async (length) => {
      const input = signUpInput({ email: longAddress(length) });
      await testApp.browser().post('/api/accounts').send(input).expect(204);
    });

    it.each([
      ['8 characters', 'Xy1zwvut'],
      ['9 characters', 'Xy1zwvutq'],
      ['127 characters', `Xy1${'zw'.repeat(62)}`],
      ['128 characters', `Xy1${'zw'.repeat(62)}q`],
      ['three classes without a digit', 'Petal!Sky'],
    ])('a password of %s', async (_what, password) => {
      const { browser, input } = await signUp(testApp, { password });
      await browser.post('/api/auth/login').send({ email: input.email, password }).expect(200);
    });
  });

  describe('a display ID', () => {
    it('of an account cannot be used, in any case', async () => {
      await signUp(testApp, { displayId: 'Taken.One' });
      for (const displayId of ['Taken.One', 'taken.one', 'TAKEN.ONE', 'ｔａｋｅｎ.ｏｎｅ']) {
        const answer = await testApp.browser().post('/api/accounts').send(signUpInput({ displayId }));
        expect(answer.body).toMatchObject({
          statusCode: 400,
          errorCode: 'E0203',
          errors: [{ errorCode: 'E0203', field: 'displayId' }],
        });
        expect(await isFree(displayId)).toBe(false);
      }
    });

    it('is held for a day by an unfinished sign-up, and then free', async () => {
      const { input } = await beginSignUp(testApp, { displayId: 'waiting' });
      expect(await isFree('Waiting')).toBe(false);
      const { heldUntil } = await testApp.repository(DisplayIdClaim).findOneByOrFail({ key: 'waiting' });
      expect(hoursUntil(heldUntil!)).toBeCloseTo(24, 1);

      await testApp.repository(DisplayIdClaim).update({ key: 'waiting' }, { heldUntil: new Date() });
      await testApp.repository(SignUp).update({ email: input.email }, { expiresAt: new Date() });
      expect(await isFree('waiting')).toBe(true);
      const { account } = await signUp(testApp, { displayId: 'waiting' });
      expect(account.displayId).toBe('waiting');
    });

    it('counts as free only in the browser whose sign-up holds it', async () => {
      const { browser, input } = await beginSignUp(testApp);
      const question = { displayId: input.displayId, email: input.email };
      await browser.post('/api/accounts/create-validation').send(question).expect(204);
      // Knowing the address is not enough: a success would disclose that its sign-up holds this ID.
      await testApp.client.post('/api/accounts/create-validation').send(question).expect(400);
    });

    it('is held once per address, however many browsers sign up within a minute', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      for (const displayId of ['hoard.1', 'hoard.2', 'hoard.3']) {
        await testApp
          .browser()
          .post('/api/accounts')
          .send({ ...signUpInput({ displayId }), email: input.email })
          .expect(204);
      }
      expect(await isFree('hoard.1')).toBe(true);
      expect(await isFree('hoard.2')).toBe(true);
      expect(await isFree('hoard.3')).toBe(false);
      expect(await isFree(input.displayId)).toBe(false);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(await isFree('hoard.3')).toBe(false);
    });

    it('is kept when a mistyped address is corrected in the same browser', async () => {
      const { browser, input } = await beginSignUp(testApp, { displayId: 'comes.along' });
      const corrected = signUpInput({ displayId: input.displayId });
      await browser.post('/api/accounts/create-validation').send({ displayId: input.displayId }).expect(204);
      await browser.post('/api/accounts').send(corrected).expect(204);
      expect(await testApp.repository(SignUp).countBy({ email: input.email })).toBe(0);
      expect(await isFree(input.displayId)).toBe(false);
      const code = await testApp.mail.code(corrected.email);
      const { body } = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(body).toMatchObject({ displayId: input.displayId, email: corrected.email });
    });

    it('stays with the sign-up of another browser, whatever the address', async () => {
      const { input } = await beginSignUp(testApp, { displayId: 'not.yours' });
      const { browser } = await beginSignUp(testApp);
      const answer = await browser.post('/api/accounts').send(signUpInput({ displayId: input.displayId }));
      expect(failureIn(answer)).toMatchObject({ statusCode: 400, errorCode: 'E0203' });
      expect(await testApp.repository(SignUp).countBy({ email: input.email })).toBe(1);
    });

    it('is released when the sign-up is repeated with another', async () => {
      const { browser, input } = await beginSignUp(testApp, { displayId: 'first.choice' });
      await clearThrottles(testApp);
      await browser
        .post('/api/accounts')
        .send({ ...input, displayId: 'second.choice' })
        .expect(204);
      expect(await isFree('first.choice')).toBe(true);
      expect(await isFree('second.choice')).toBe(false);
    });
  });

  describe('create-validation', () => {
    it.each([
      [{}, 'required'],
      [{ displayId: 'a b' }, 'invalidFormat'],
      [{ displayId: 'a'.repeat(31) }, 'invalidLength'],
      [{ displayId: 'admin' }, 'E0203'],
    ])('rejects %j', async (body, errorCode) => {
      const answer = await testApp.client.post('/api/accounts/create-validation').send(body).expect(400);
      expect(answer.body).toMatchObject({ errorCode, errors: [{ errorCode, field: 'displayId' }] });
    });

    it('discloses only whether an address is well formed', async () => {
      const { input } = await signUp(testApp);
      const ask = (email: string) =>
        testApp.client.post('/api/accounts/create-validation').send({ displayId: 'nobodys', email });
      await ask(input.email).expect(204);
      await ask('unknown@example.com').expect(204);
      const answer = await ask('broken').expect(400);
      expect(answer.body.errors).toEqual([
        { message: '形式が正しくありません。', errorCode: 'invalidFormat', field: 'email' },
      ]);
    });

    it('reserves nothing', async () => {
      await testApp.client.post('/api/accounts/create-validation').send({ displayId: 'asked' }).expect(204);
      expect(await testApp.repository(DisplayIdClaim).findBy({ key: 'asked' })).toEqual([]);
    });
  });

  describe('with an address that has an account', () => {
    it('responds as usual, and only notifies the owner', async () => {
      const owner = await signUp(testApp);
      const before = await testApp.repository(Account).findBy({ id: owner.account.accountId });
      await clearThrottles(testApp);

      const known = signUpInput({ email: owner.input.email.toUpperCase() });
      const unknown = signUpInput();
      const stranger = testApp.browser();
      const answers = [
        await stranger.post('/api/accounts').send(known),
        await testApp.browser().post('/api/accounts').send(unknown),
      ];
      const shape = answers.map(({ status, text, headers }) => ({
        status,
        text,
        headers: Object.keys(headers).sort(),
        cookies: Object.keys(cookiesSetBy({ headers })),
        cookieLength: cookiesSetBy({ headers })['signUpToken']?.value?.length,
      }));
      expect(shape[0]).toEqual(shape[1]);

      const mail = await testApp.mail.newest(known.email, 2);
      expect(mail.subject).toContain('登録済み');
      expect(mail.text).not.toMatch(/\d{6}/);
      expect(await testApp.repository(Account).findBy({ id: owner.account.accountId })).toEqual(before);
      await stranger.post('/api/accounts/check-code').send({ code: '000000' }).expect(400);
      // The stranger's display ID is held no longer than any other.
      const claim = await testApp.repository(DisplayIdClaim).findOneByOrFail({ key: known.displayId });
      expect(hoursUntil(claim.heldUntil!)).toBeLessThanOrEqual(24);
      await owner.browser
        .post('/api/auth/login')
        .send({ email: owner.input.email, password: PASSWORD })
        .expect(200);
    });

    it('holds the display ID for a day, as with an unconfirmed address', async () => {
      const confirmed = await beginSignUp(testApp);
      const unknown = await beginSignUp(testApp);
      const owner = await signUp(testApp);
      await clearThrottles(testApp);
      const { email } = confirmed.input;
      const rival = signUpInput({ email });
      await testApp.browser().post('/api/accounts').send(rival).expect(204);
      await owner.browser.patch('/api/accounts/email').send({ email }).expect(204);
      const code = await testApp.mail.code(email, 3);
      await owner.browser.patch('/api/accounts/email/check-code').send({ code, email }).expect(200);
      expect(await isFree(rival.displayId)).toBe(await isFree(unknown.input.displayId));
      expect(await isFree(rival.displayId)).toBe(false);

      await testApp.repository(DisplayIdClaim).update({ key: rival.displayId }, { heldUntil: new Date() });
      expect(await isFree(rival.displayId)).toBe(true);
    });

    it('keeps holding the display ID of another browser once the sign-up is complete', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      const rival = signUpInput({ email: input.email });
      await testApp.browser().post('/api/accounts').send(rival).expect(204);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(await isFree(rival.displayId)).toBe(false);
    });

    it('fails at the code if the address was confirmed meanwhile', async () => {
      const late = await beginSignUp(testApp);
      await createAccount(testApp, { email: late.input.email, emailKey: late.input.email });
      const answer = await late.browser
        .post('/api/accounts/check-code')
        .send({ code: late.code })
        .expect(400);
      expect(answer.body).toMatchObject({ errorCode: 'E0203', errors: [{ field: 'email' }] });
      expect(Object.keys(cookiesSetBy(answer))).toEqual([]);
    });
  });

  describe('repeated with the same address', () => {
    it('replaces the previous one, including its password', async () => {
      const first = await beginSignUp(testApp, { password: 'First-2026-sky' });
      await clearThrottles(testApp);
      const browser = testApp.browser();
      const input = {
        ...signUpInput({ email: first.input.email.toUpperCase() }),
        password: 'Second-2026-sky',
      };
      await browser.post('/api/accounts').send(input).expect(204);
      const code = await testApp.mail.code(input.email, 2);

      // The first browser's flow was deleted with its sign-up.
      await first.browser.post('/api/accounts/check-code').send({ code: first.code }).expect(401);
      const own = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(own.body.displayId).toBe(input.displayId);
      const logIn = (password: string) =>
        testApp.client.post('/api/auth/login').send({ email: input.email, password });
      await logIn('First-2026-sky').expect(401);
      await logIn('Second-2026-sky').expect(200);
      expect(await isFree(first.input.displayId)).toBe(true);
    });

    it('within a minute mails nothing, and the sent code completes the latest input', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      const anew = { ...input, displayName: 'Entered last', password: 'Second-2026-sky' };
      await browser.post('/api/accounts').send(anew).expect(204);
      const own = await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(own.body.displayName).toBe('Entered last');
      expect(testApp.mail.to(input.email)).toHaveLength(1);
      await testApp.client
        .post('/api/auth/login')
        .send({ email: input.email, password: 'Second-2026-sky' })
        .expect(200);
    });

    it('within a minute in another browser starts a flow without a code', async () => {
      const { browser, input, code } = await beginSignUp(testApp);
      const stranger = testApp.browser();
      await stranger
        .post('/api/accounts')
        .send({ ...signUpInput(), email: input.email })
        .expect(204);
      await stranger.post('/api/accounts/check-code').send({ code }).expect(400);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
      expect(testApp.mail.to(input.email)).toHaveLength(1);
    });
  });

  describe('concurrently', () => {
    it('with one display ID succeeds once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          testApp
            .browser()
            .post('/api/accounts')
            .send(signUpInput({ displayId: 'Contested' })),
        ),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      for (const { status, body } of answers) {
        if (status !== 204) expect(body).toMatchObject({ statusCode: 400, errorCode: 'E0203' });
      }
    });

    it('refunds the mail if the display ID is lost at the last moment', async () => {
      const [loser, winner] = [signUpInput({ displayId: 'photo.finish' }), signUpInput()];
      const browser = testApp.browser();
      const { answer } = await testApp.app.get(DataSource).transaction(async (faster) => {
        await faster.insert(DisplayIdClaim, {
          key: 'photo.finish',
          displayId: 'Photo.Finish',
          heldForEmailKey: winner.email,
          heldUntil: fromNow({ days: 1 }),
        });
        const answer = browser.post('/api/accounts').send(loser).then();
        // The ID was free when it was checked; now the sign-up waits for the other transaction.
        await eventually(
          async () => (await testApp.sql('SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0,
          'the sign-up to wait',
        );
        // Wrapped in an object so that it is not awaited before the commit.
        return { answer };
      });
      expect((await answer).body).toMatchObject({ statusCode: 400, errorCode: 'E0203' });

      await browser
        .post('/api/accounts')
        .send({ ...loser, displayId: 'third.choice' })
        .expect(204);
      const code = await testApp.mail.code(loser.email);
      await browser.post('/api/accounts/check-code').send({ code }).expect(200);
    });

    it('with one address responds alike, sends one mail, and creates one account', async () => {
      const email = 'contested@example.com';
      const browsers = Array.from({ length: 20 }, () => testApp.browser());
      const answers = await Promise.all(
        browsers.map((browser) => browser.post('/api/accounts').send(signUpInput({ email }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 204));
      const code = await testApp.mail.code(email);
      const checks = await Promise.all(
        browsers.map((browser) => browser.post('/api/accounts/check-code').send({ code })),
      );
      expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(checks.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
      expect(testApp.mail.to(email)).toHaveLength(1);
      expect(await testApp.repository(Account).countBy({ email })).toBe(1);
    });
  });

  it('deletes the completed sign-up', async () => {
    const { input } = await signUp(testApp);
    expect(await testApp.repository(SignUp).countBy({ email: input.email })).toBe(0);
    expect(await testApp.repository(Flow).findBy({ emailKey: input.email })).toEqual([]);
    expect(await testApp.repository(DisplayIdClaim).findBy({ key: input.displayId })).toMatchObject([
      { isCurrent: true, heldUntil: null, heldForEmailKey: null },
    ]);
  });

  it('rejects a wrong code', async () => {
    const { browser, code } = await beginSignUp(testApp);
    const answer = await browser
      .post('/api/accounts/check-code')
      .send({ code: otherCode(code) })
      .expect(400);
    expect(answer.body).toMatchObject({ errorCode: 'invalidCode', errors: [{ field: 'code' }] });
  });
});
