/** Made by the test runner from the folders of src/: importing it registers every slice's element. */
export declare const tags: readonly string[];
