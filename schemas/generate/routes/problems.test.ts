import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.mjs';

const paths = (path: string) => ({ default: path, es: path, pt: path, debug: path });
const sound = {
  video: { paths: paths('/video/:eventId/:eventTitle?'), switch: 'video' },
  login: { paths: paths('/login') },
};
const problems = (routes: Parameters<typeof problemsOf>[0]) => problemsOf(routes, ['video']);

describe('problemsOf', () => {
  it('finds nothing in routes that agree', () => {
    expect(problems(sound)).toEqual([]);
  });

  it('finds a switch that no realm has', () => {
    const [problem] = problems({ news: { paths: paths('/news'), switch: 'newsletter' } });
    expect(problem).toMatch(/"news" names the switch "newsletter"/);
  });

  it.each([
    ['another parameter', '/video/:id/:eventTitle?'],
    ['a parameter too few', '/video/:eventId'],
    ['a required parameter in place of an optional one', '/video/:eventId/:eventTitle'],
    ['another order', '/video/:eventTitle?/:eventId'],
  ])('finds %s in one variant', (_what, es) => {
    const video = { ...sound.video, paths: { ...sound.video.paths, es } };
    const found = problems({ ...sound, video });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/"video" has the parameters .* in es/);
  });

  it('finds two routes at one path of a variant', () => {
    const signup = { paths: { ...paths('/signup'), pt: '/login' } };
    expect(problems({ ...sound, signup })).toEqual([
      'routes.json: "login" and "signup" are both at /login in pt.',
    ]);
  });

  it('names the file of a route that a feature adds', () => {
    const help = { paths: paths('/login') };
    const files = { help: 'features/help.yaml' };
    expect(problemsOf({ ...sound, help }, ['video'], files)[0]).toBe(
      'features/help.yaml: "login" and "help" are both at /login in default.',
    );
  });
});
