import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const MANIFESTS = ['package.json', 'cms/package.json'];
const [site, cms] = MANIFESTS.map((file) => JSON.parse(read(file)) as Manifest) as [Manifest, Manifest];
/** Lists the versions of dependencies. Leaves out the repository's own packages, which are links without a version. */
const versions = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^file:(\.\.\/)?packages\//.test(version),
  );

/** Packages whose versions may differ, because Gatsby needs React 18 and Payload needs React 19. */
const DIFFERENT = /^(@types\/)?react(-dom)?$/;

describe('the lock files', () => {
  it.each(['package-lock.json', 'cms/package-lock.json'])('%s has a checksum of each package', (file) => {
    const { packages } = JSON.parse(read(file)) as {
      packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
    };
    const installed = Object.entries(packages).filter(
      ([place, { link }]) => place !== '' && !link && !/^(\.\.\/)?packages\//.test(place),
    );
    expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
  });

  it('have the same version of shared packages', () => {
    const ofCms = new Map(versions(cms));
    const different = versions(site).filter(
      ([name, version]) => ofCms.has(name) && ofCms.get(name) !== version && !DIFFERENT.test(name),
    );
    expect(different).toEqual([]);
  });

  it.each(MANIFESTS)('%s has exact versions', (file) => {
    const manifest = JSON.parse(read(file)) as Manifest;
    expect(versions(manifest).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });
});

describe('the version of Node', () => {
  const recommended = read('.node-version').trim();
  const least = /^>=(\d+)\.\d+$/.exec(site.engines.node)?.[1] ?? '';

  it('has the same lower bound in both packages', () => {
    expect(cms.engines).toEqual(site.engines);
    expect(Number(least)).toBeLessThanOrEqual(Number(recommended));
  });

  it('is the oldest supported one in the types', () => {
    expect(new Map(versions(site)).get('@types/node')?.split('.')[0]).toBe(least);
  });

  it.each(
    readdirSync(path.join(root, 'deploy/containers')).filter((name) => name.startsWith('Containerfile')),
  )('is the recommended one in %s', (file) => {
    const images = [...read(`deploy/containers/${file}`).matchAll(/^FROM \S+\/node:(\d+)/gm)];
    expect(new Set(images.map(([, major]) => major))).toEqual(new Set([recommended]));
  });

  it.each(['README.md', 'docs/guides/deploy-on-one-machine.md'])(
    'is the recommended one, or the lower bound, in %s',
    (file) => {
      const named = [...read(file).matchAll(/\bNode(?:\.js)? (\d+(?:\.\d+)?)/g)].map(
        ([, version]) => version,
      );
      expect(named).not.toEqual([]);
      expect(
        named.filter((version) => ![recommended, site.engines.node.slice(2)].includes(version ?? '')),
      ).toEqual([]);
    },
  );
});
