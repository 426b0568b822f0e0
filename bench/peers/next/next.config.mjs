export default {
  turbopack: { root: import.meta.dirname },
  // Sources are generated for all peers, without types.
  typescript: { ignoreBuildErrors: true },
};
