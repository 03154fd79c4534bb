export declare function drawSeedsFrom(first: number): void;
