// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The cheat codes of forge used here. forge-std, which has all, is not kept up to date on npm.
interface Vm {
    function addr(uint256 privateKey) external pure returns (address);
    function assume(bool condition) external pure;
    function deal(address account, uint256 amount) external;
    function expectEmit(address emitter) external;
    function expectRevert(bytes calldata revertData) external;
    function prank(address caller) external;
    function revertToState(uint256 snapshotId) external returns (bool);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256);
    function snapshotState() external returns (uint256);
    function store(address account, bytes32 slot, bytes32 value) external;
    function warp(uint256 timestamp) external;

    function assertEq(address left, address right, string calldata message) external pure;
    function assertEq(bool left, bool right, string calldata message) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata message) external pure;
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
    function assertTrue(bool condition, string calldata message) external pure;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
