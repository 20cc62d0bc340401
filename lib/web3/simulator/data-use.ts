/**
 * Transfer size of the simulator in bytes, gzip: the Ethereum virtual machine and the contracts. A
 * test compares the figure with the build.
 */
export const SIMULATOR_BYTES = 170_000;

/** The download when the simulator starts. */
export const SIMULATOR_DATA_USE = `about ${SIMULATOR_BYTES / 1000} kB`;
