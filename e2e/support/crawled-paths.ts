// What a path of this site leads to.

export const isLanding = (path: string) => path.startsWith('/used-cars/');

export const isSeller = (path: string) => /^\/sellers\/[\w-]{36}$/.test(path);

export const isCar = (path: string) => /^\/vehicles\/[\w-]{36}$/.test(path);

/** Pages for whoever is signed in, and forms, which robots.txt disallows: no search engine's business. */
export const isPersonal = (path: string) =>
  /^\/(auth|profile|settings|valuations|messages|sell|my-vehicles|staff)(\/|\?|$)|^\/vehicles\/[^/]+\/report$/.test(
    path,
  );
