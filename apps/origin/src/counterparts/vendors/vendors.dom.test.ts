import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENTED, type VendorName } from './documented';
import { vendorScript } from './scripts';

/** The globals, as loosely as a page finds them. */
interface Globals {
  google?: {
    accounts: {
      id: {
        initialize(given: object): void;
        renderButton(place: HTMLElement, given: object): void;
      };
    };
  };
  AppleID?: { auth: { signIn(given?: object): Promise<unknown> } };
  FB?: {
    init(given: object): void;
    login(answer: (given: unknown) => void, options: object): void;
  };
  gigya?: {
    accounts: { addEventHandlers(given: object): void; showScreenSet(given: object): void };
  };
}
const globals = window as unknown as Globals;

/** Runs a stand-in's script as a page would, from an address of its own. */
function run(vendor: VendorName, address: string, file?: string): void {
  const element = document.createElement('script');
  Object.defineProperty(element, 'src', { value: address });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  // What vendors' scripts are: text that a page runs.
  new Function(vendorScript(vendor, file).body)();
}

const base = 'http://localhost:4400/vendors';
const SCRIPTS = {
  google: `${base}/google/gsi/client`,
  apple: `${base}/apple/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js`,
  facebook: `${base}/facebook/en_US/sdk.js`,
  gigya: `${base}/gigya/js/gigya.js?apiKey=key`,
} as const satisfies Record<VendorName, string>;
const vendors = Object.keys(SCRIPTS) as VendorName[];

const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), window);

/** The functions below a global name, by their paths. */
function functionsBelow(path: string): string[] {
  const value = at(path);
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => functionsBelow(`${path}.${name}`));
}

const globalOf = (vendor: VendorName) => DOCUMENTED[vendor].members[0].split('.')[0] ?? '';

const shape = (value: unknown) => Object.keys(Object(value)).sort();

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const vendor of vendors) Reflect.deleteProperty(window, globalOf(vendor));
});

describe('a stand-in has the surface that the vendor documents', () => {
  it.each(vendors)('%s: every name, and no other', (vendor) => {
    run(vendor, SCRIPTS[vendor]);
    expect(functionsBelow(globalOf(vendor)).sort()).toEqual([...DOCUMENTED[vendor].members].sort());
  });

  it('facebook: the first stage takes the same calls down, and brings the second by a text', () => {
    run('facebook', SCRIPTS.facebook, 'facebook-loader');
    expect(functionsBelow('FB').sort()).toEqual([...DOCUMENTED.facebook.members].sort());
    const [script] = document.head.querySelectorAll('script');
    expect(script?.getAttribute('src')).toBe(`${SCRIPTS.facebook}?hash=standin`);
  });

  it.each(
    vendors.flatMap((vendor) =>
      Object.keys(DOCUMENTED[vendor].options).map((member) => ({ vendor, member })),
    ),
  )('$vendor: $member complains of what is not documented', ({ vendor, member }) => {
    run(vendor, SCRIPTS[vendor]);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'open').mockReturnValue(null);
    const path = DOCUMENTED[vendor].members.find((name) => name.endsWith(`.${member}`)) ?? '';
    const call = at(path) as (...given: unknown[]) => unknown;
    const given = { version: 'v10.0', client_id: 'c', unheardOf: 1 };
    const place = document.body.appendChild(document.createElement('div'));
    if (member === 'renderButton') call(place, given);
    else if (member === 'login') call(() => {}, given);
    else call(given);
    expect(complaints.mock.calls.flat().join('\n')).toMatch(/"unheardOf" is not documented/);
  });
});

describe('a stand-in answers as the vendor documents', () => {
  const opened = { closed: false } as Window;
  const windowSays = (data: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', { source: opened, origin: 'http://localhost:4400', data }),
    );

  it('google: the callback gets a CredentialResponse, and only from its own frame', () => {
    run('google', SCRIPTS.google);
    const place = document.body.appendChild(document.createElement('div'));
    const callback = vi.fn();
    globals.google?.accounts.id.initialize({ client_id: 'c', nonce: 'n', callback });
    globals.google?.accounts.id.renderButton(place, { type: 'standard', width: 900 });
    const frame = place.querySelector('iframe');
    expect(frame?.width, 'Google’s own widest').toBe('400');
    const data = { credential: 'token' };
    const origin = 'http://localhost:4400';
    window.dispatchEvent(new MessageEvent('message', { source: window, origin, data }));
    expect(callback).not.toHaveBeenCalled();
    const source = frame?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { source, origin, data }));
    expect(shape(callback.mock.calls[0]?.[0])).toEqual(
      [...DOCUMENTED.google.answers.CredentialResponse].sort(),
    );
  });

  it('google: writes an inline style, unless one of its name is there', () => {
    run('google', SCRIPTS.google);
    expect(document.head.querySelectorAll('style')).toHaveLength(1);
    document.head.replaceChildren();
    const sheet = document.createElement('link');
    sheet.id = 'googleidentityservice_button_styles';
    document.head.append(sheet);
    run('google', SCRIPTS.google);
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
  });

  it('apple: a code with the state, or an error by its documented name', async () => {
    run('apple', SCRIPTS.apple);
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    const asked = { clientId: 'c', redirectURI: 'http://a.localhost/', usePopup: true };
    const answer = globals.AppleID?.auth.signIn(asked);
    const authorization = { code: 'code', id_token: 'token', state: 's' };
    windowSays({ authorization, user: { email: 'a@b.example' } });
    expect(shape(await answer)).toEqual([...DOCUMENTED.apple.answers.signInResponse].sort());
    expect(shape(authorization)).toEqual([...DOCUMENTED.apple.answers.authorization].sort());
    const refused = globals.AppleID?.auth.signIn();
    windowSays({ error: 'user_cancelled_authorize' });
    await expect(refused).rejects.toEqual({ error: 'user_cancelled_authorize' });
    const first = globals.AppleID?.auth.signIn();
    const second = globals.AppleID?.auth.signIn();
    await expect(first).rejects.toEqual({ error: 'user_trigger_new_signin_flow' });
    windowSays({ authorization });
    await expect(second).resolves.toBeDefined();
    open.mockReturnValue({ closed: true } as Window);
    await expect(globals.AppleID?.auth.signIn()).rejects.toEqual({ error: 'popup_closed_by_user' });
    open.mockReturnValue(null);
    await expect(globals.AppleID?.auth.signIn()).rejects.toEqual({
      error: 'popup_blocked_by_browser',
    });
  });

  it('facebook: a status with an answer, or with none', async () => {
    run('facebook', SCRIPTS.facebook);
    vi.spyOn(window, 'open').mockReturnValue(opened);
    const answers: unknown[] = [];
    globals.FB?.init({ appId: '1', version: 'v10.0' });
    expect(() => globals.FB?.init({ appId: '1' })).toThrow('valid version');
    globals.FB?.login((answer) => answers.push(answer), {
      response_type: 'code',
      override_default_response_type: true,
    });
    windowSays({ error: 'access_denied' });
    await expect.poll(() => answers).toEqual([{ status: 'not_authorized', authResponse: null }]);
    expect(shape(answers[0])).toEqual([...DOCUMENTED.facebook.answers.statusResponse].sort());
  });

  it('gigya: the login event carries account, signature and time; what is wrong is said in the widget', async () => {
    run('gigya', SCRIPTS.gigya);
    const answers = [
      { errorCode: 403042, errorMessage: 'Invalid LoginID' },
      {
        errorCode: 0,
        statusCode: 200,
        newUser: false,
        UID: 'u',
        UIDSignature: 's',
        signatureTimestamp: '1',
        profile: { email: 'a@b.example' },
      },
    ];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
    document.body.innerHTML = '<div id="widget"></div>';
    const onLogin = vi.fn();
    const onError = vi.fn();
    globals.gigya?.accounts.addEventHandlers({ onLogin });
    globals.gigya?.accounts.showScreenSet({ screenSet: 'x', containerID: 'nowhere', onError });
    expect(onError).toHaveBeenCalledTimes(1);
    globals.gigya?.accounts.showScreenSet({ screenSet: 'x', containerID: 'widget', lang: 'es' });
    const submit = () => document.querySelector('form')?.requestSubmit();
    for (const input of document.querySelectorAll('input')) input.value = 'a@b.example';
    submit();
    await expect
      .poll(() => document.querySelector('[role=alert]'))
      .toHaveTextContent('no son correctos');
    expect(onLogin).not.toHaveBeenCalled();
    submit();
    await expect.poll(() => onLogin).toHaveBeenCalledTimes(1);
    expect(shape(onLogin.mock.calls[0]?.[0])).toEqual(
      expect.arrayContaining([...DOCUMENTED.gigya.answers.login]),
    );
  });
});
